// Icons of what is loaded on demand, such as accounts: those of #ui/icons.tsx come with the first page.
import * as lucide from 'lucide';
import { icon } from './icons.tsx';

export const EyeOff = icon(lucide.EyeOff);
export const MailCheck = icon(lucide.MailCheck);
