// Icons of the lists of products and suppliers.
import { icon } from '#ui/icons.tsx';
import * as lucide from 'lucide';

export const ArrowRight = icon(lucide.ArrowRight);
export const FileQuestion = icon(lucide.FileQuestion);
export const Rows3 = icon(lucide.Rows3);
export const ServerCrash = icon(lucide.ServerCrash);
export const SlidersHorizontal = icon(lucide.SlidersHorizontal);
export const Table2 = icon(lucide.Table2);
