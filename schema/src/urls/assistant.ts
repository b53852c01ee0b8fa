// §2.2, §2.4 The assistant and other conversations.
import { anyText, pattern } from './segment.ts';
import { shape } from './shape.ts';

/** A chat id may be an email or a visitor id with a time stamp (§3 chat session), so it is more than digits. */
const chatId = pattern(/^[\w@+-](?:[\w.@+-]{0,150}[\w@+-])?$/);

/** §2.2 `/AI-sourcing/{chatId?}/{tag?}`, desktop only */
export const aiSourcing = shape('/AI-sourcing/{chatId?}/{tag?}', {}, { chatId, tag: anyText });
/** §2.4 `/hybird/chat` (spelled so), mobile only */
export const hybridChat = shape('/hybird/chat');
/** §2.2 `/customer-service` */
export const customerService = shape('/customer-service');
