// All rules of §5, for forms that need several.
export * from './account.ts';
export * from './business-card.ts';
export * from './email.ts';
export * from './forms.ts';
export * from './idempotency-key.ts';
export * from './member-check.ts';
export * from './messages.ts';
export * from './password.ts';
export * from './pick-tags.ts';
export * from './prize-claim.ts';
export * from './purchase-info.ts';
export * from './registration.ts';
export * from './stand-request.ts';
export * from './tags.ts';
export * from './text.ts';
export * from './ticket.ts';
export * from './validator.ts';
