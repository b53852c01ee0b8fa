// The Lucide icons in use. Lucide's React package builds each from parts at every rendering, which took a
// tenth of a page's time on the server; here each is one text.
import * as lucide from 'lucide';
import type { ComponentProps, ReactElement } from 'react';
import { classes } from './classes.ts';

type Props = Pick<ComponentProps<'svg'>, 'aria-hidden' | 'className'> & {
  /** Width and height in px. */
  readonly size?: number;
  readonly strokeWidth?: number;
};

export type Icon = (props: Props) => ReactElement;

export function icon(node: lucide.IconNode): Icon {
  const shapes = node.map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  );
  const inner = { __html: shapes.join('') };
  return ({ size = 24, strokeWidth = 2, className, ...rest }) => (
    <svg
      {...rest}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      className={classes('icon', className)}
      dangerouslySetInnerHTML={inner}
    />
  );
}

export const ArrowLeft = icon(lucide.ArrowLeft);
export const CalendarX2 = icon(lucide.CalendarX2);
export const Check = icon(lucide.Check);
export const ChevronDown = icon(lucide.ChevronDown);
export const ChevronLeft = icon(lucide.ChevronLeft);
export const ChevronRight = icon(lucide.ChevronRight);
export const CircleAlert = icon(lucide.CircleAlert);
export const Clock = icon(lucide.Clock);
export const CloudOff = icon(lucide.CloudOff);
export const FileText = icon(lucide.FileText);
export const House = icon(lucide.House);
export const ImageOff = icon(lucide.ImageOff);
export const Languages = icon(lucide.Languages);
export const LayoutGrid = icon(lucide.LayoutGrid);
export const MessageSquare = icon(lucide.MessageSquare);
export const LoaderCircle = icon(lucide.LoaderCircle);
export const Mail = icon(lucide.Mail);
export const Minus = icon(lucide.Minus);
export const Package = icon(lucide.Package);
export const Plus = icon(lucide.Plus);
export const Search = icon(lucide.Search);
export const SearchX = icon(lucide.SearchX);
export const Share2 = icon(lucide.Share2);
export const ShieldCheck = icon(lucide.ShieldCheck);
export const ShoppingCart = icon(lucide.ShoppingCart);
export const Star = icon(lucide.Star);
export const TriangleAlert = icon(lucide.TriangleAlert);
export const UserRound = icon(lucide.UserRound);
export const WifiOff = icon(lucide.WifiOff);
export const X = icon(lucide.X);
