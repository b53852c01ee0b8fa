import { CountryText } from '#ui/Texts.tsx';

type Props = {
  readonly contact: {
    readonly name: string;
    readonly companyName: string | null;
    readonly email: string;
    readonly phone: string | null;
    readonly countryCode?: string | null;
  };
};

/** Who sent an enquiry, asks for a meeting or has ordered, for the supplier. */
export function BuyerContact({ contact: { name, companyName, email, phone, countryCode } }: Props) {
  return (
    <address className="grid gap-0.5 text-sm not-italic">
      <bdi className="text-match font-semibold">{name}</bdi>
      {companyName && <bdi className="text-match">{companyName}</bdi>}
      {countryCode && <CountryText code={countryCode} />}
      <a href={`mailto:${email}`} dir="ltr" className="text-match line-link underline underline-offset-4">
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone}`} dir="ltr" className="text-match line-link underline underline-offset-4">
          {phone}
        </a>
      )}
    </address>
  );
}
