// Icons of code that is loaded on demand, such as accounts and the image viewer. Those of icons.tsx are in
// the first download.
import * as lucide from 'lucide';
import { icon } from './icons.tsx';

export const ArrowDown = icon(lucide.ArrowDown);
export const ArrowUp = icon(lucide.ArrowUp);
export const Ban = icon(lucide.Ban);
export const Camera = icon(lucide.Camera);
export const ChevronsUpDown = icon(lucide.ChevronsUpDown);
export const IdCard = icon(lucide.IdCard);
export const ContactRound = icon(lucide.ContactRound);
export const FileText = icon(lucide.FileText);
export const Download = icon(lucide.Download);
export const Ellipsis = icon(lucide.Ellipsis);
export const Eye = icon(lucide.Eye);
export const EyeOff = icon(lucide.EyeOff);
export const Flag = icon(lucide.Flag);
export const Heart = icon(lucide.Heart);
export const History = icon(lucide.History);
export const Inbox = icon(lucide.Inbox);
export const ImageUp = icon(lucide.ImageUp);
export const Lock = icon(lucide.Lock);
export const LogOut = icon(lucide.LogOut);
export const Maximize = icon(lucide.Maximize);
export const Wallet = icon(lucide.Wallet);
export const MailCheck = icon(lucide.MailCheck);
export const Monitor = icon(lucide.Monitor);
export const PackageCheck = icon(lucide.PackageCheck);
export const RotateCw = icon(lucide.RotateCw);
export const Scale = icon(lucide.Scale);
export const Smartphone = icon(lucide.Smartphone);
export const Ticket = icon(lucide.Ticket);
export const Timer = icon(lucide.Timer);
export const Undo2 = icon(lucide.Undo2);
export const ZoomIn = icon(lucide.ZoomIn);
export const ZoomOut = icon(lucide.ZoomOut);
export const Paperclip = icon(lucide.Paperclip);
export const X = icon(lucide.X);
