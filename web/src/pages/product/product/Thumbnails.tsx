import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#ui/format.ts';
import { LazyPicture, type PictureFacts } from '#ui/picture/LazyPicture.tsx';

type Props = {
  readonly pictures: readonly PictureFacts[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
};

export function Thumbnails({ pictures, index, onChoose }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <ul className="grid gap-2 max-md:hidden print:hidden">
      {pictures.slice(0, 7).map((picture, position) => (
        <li key={picture.src}>
          <button
            type="button"
            aria-label={t`Show image ${number(position + 1)}`}
            aria-current={position === index}
            className="block w-full overflow-hidden rounded-md border border-line hover:border-edge aria-[current=true]:border-brand aria-[current=true]:ring-2 aria-[current=true]:ring-brand"
            onClick={() => onChoose(position)}
          >
            <LazyPicture
              picture={picture}
              sizes="80px"
              eager="where shown"
              decorative
              className="aspect-square w-full"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
