// Icons of what is loaded on demand, such as accounts and the image viewer: those of icons.tsx come with every first page.
import * as lucide from 'lucide';
import { icon } from './icons.tsx';

export const Eye = icon(lucide.Eye);
export const EyeOff = icon(lucide.EyeOff);
export const Heart = icon(lucide.Heart);
export const MailCheck = icon(lucide.MailCheck);
export const RotateCw = icon(lucide.RotateCw);
export const Undo2 = icon(lucide.Undo2);
export const ZoomIn = icon(lucide.ZoomIn);
export const ZoomOut = icon(lucide.ZoomOut);
