// Icons of what was verified about a supplier: on the pages of suppliers, of verification and at home.
import * as lucide from 'lucide';
import { icon } from './icons.tsx';

export const Building2 = icon(lucide.Building2);
export const CalendarCheck = icon(lucide.CalendarCheck);
export const FileBadge = icon(lucide.FileBadge);
export const FileText = icon(lucide.FileText);
export const MapPin = icon(lucide.MapPin);
export const ScanSearch = icon(lucide.ScanSearch);
export const ShieldQuestion = icon(lucide.ShieldQuestion);
