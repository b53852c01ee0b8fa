import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FrontPageQuery } from '#graphql';
import { buttonStyle } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';
import { ServiceText } from '#ui/Texts.tsx';

type Service = NonNullable<FrontPageQuery['tradeServices']>[number];

export function ServiceCard({ service, chosen }: { readonly service: Service; readonly chosen: boolean }) {
  const { key, title, text, steps } = service;
  return (
    <li
      id={key}
      className={classes(
        'flex flex-col gap-3 rounded-lg border p-4 md:p-5',
        chosen ? 'border-ink' : 'border-line',
      )}
    >
      <h2 id={`${key}-title`} className="text-lg">
        <ServiceText>{title}</ServiceText>
      </h2>
      <p>
        <ServiceText>{text}</ServiceText>
      </p>
      <ol className="grid list-decimal gap-1 ps-5 text-sm text-mute marker:text-mute">
        {steps.map((step) => (
          <li key={step}>
            <ServiceText>{step}</ServiceText>
          </li>
        ))}
      </ol>
      <Link
        to="/frontpage"
        search={{ service: key }}
        hash="enquiry"
        aria-describedby={`${key}-title`}
        className={classes(buttonStyle(), 'mt-auto self-start')}
      >
        <Trans>Enquire</Trans>
      </Link>
    </li>
  );
}
