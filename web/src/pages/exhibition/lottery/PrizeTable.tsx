import { Trans } from '@lingui/react/macro';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import type { LotteryData } from './lottery-data.ts';

/** The published table: the rolls that win each prize, and what is left. */
export function PrizeTable({ prizes }: { readonly prizes: LotteryData['prizes'] }) {
  const cell = 'border-b border-line px-2 py-2.5 text-start';
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-base">
        <caption className="pb-2 text-start text-xl font-semibold">
          <Trans>Prizes</Trans>
        </caption>
        <thead className="text-sm text-mute">
          <tr>
            <th scope="col" className={cell} aria-hidden />
            <th scope="col" className={cell}>
              <Trans>Prize</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Chance in 10,000</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Left</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ code, name, chance, stock, remaining }, index) => (
            <tr key={code}>
              <td aria-hidden className={`${cell} figures text-mute`}>
                {index + 1}
              </td>
              <th scope="row" dir="auto" className={`${cell} font-semibold`}>
                <ServiceText>{name}</ServiceText>
              </th>
              <td className={`${cell} figures`}>
                <NumberText value={chance} />
              </td>
              <td className={`${cell} figures whitespace-nowrap`}>
                <bdi dir="ltr">
                  <NumberText value={remaining} /> / <NumberText value={stock} />
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
