import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { IconButton } from '#ui/IconButton.tsx';
import { X } from '#ui/icons.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import { removeCompared, type Compared } from './compared.ts';
import { useRows } from './use-rows.tsx';

type Props = { readonly items: readonly Compared[]; readonly onLeave: () => void };

/** One column per product, one row per fact. */
export function CompareTable({ items, onLeave }: Props) {
  const { t } = useLingui();
  const rows = useRows(items);
  return (
    <table
      className="figures w-full table-fixed border-separate border-spacing-0 text-sm"
      style={{ minInlineSize: `${6.5 + items.length * 9}rem` }}
    >
      <thead>
        <tr className="*:border-b *:border-line *:pb-3 *:align-top">
          <th
            scope="col"
            className="sticky start-0 z-1 w-26 bg-raised text-start font-normal text-mute md:w-44"
          >
            <Trans>Product</Trans>
          </th>
          {items.map(({ product: { id, slug, name, picture } }) => (
            <th key={id} scope="col" className="ps-3 text-start font-normal">
              <div className="relative max-w-48">
                <LazyPicture
                  picture={picture}
                  sizes="192px"
                  eager
                  decorative
                  className="aspect-square w-full rounded-md border border-line"
                />
                <div className="absolute end-1 top-1">
                  <IconButton
                    floating
                    icon={X}
                    label={t`Remove ${name} from comparison`}
                    onClick={() => removeCompared(id)}
                  />
                </div>
              </div>
              <Link
                to="/{$product}.html"
                params={{ product: { slug, id } }}
                dir="auto"
                className="line-clamp-3 pt-2 text-match underline-offset-4 hover:underline"
                onClick={onLeave}
              >
                <ServiceText>{name}</ServiceText>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key} className="*:border-b *:border-line *:py-2.5 *:align-top">
            <th
              scope="row"
              className="sticky start-0 z-1 bg-raised pe-2 text-start font-normal hyphens-auto text-mute"
            >
              {name}
            </th>
            {values.map((value, index) => (
              <td key={items[index]?.product.id} className="ps-3 wrap-anywhere">
                <bdi>{value || <Missing />}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Missing() {
  const { t } = useLingui();
  return (
    <span className="text-mute">
      <span aria-hidden>–</span>
      <span className="sr-only">{t`Unknown`}</span>
    </span>
  );
}
