import { hotTypes } from '@fairgate/schema/urls/search';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SearchX } from '#ui/icons.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { nameOfHot } from './hot-types.ts';

/** Shown for an unknown list, with links to the known ones. */
export function HotNotFound() {
  const { i18n } = useLingui();
  return (
    <EmptyView
      page
      icon={SearchX}
      title={<Trans>This list doesn’t exist</Trans>}
      actions={hotTypes.map((type) => (
        <Link key={type} to="/hot/$type" params={{ type }} className={buttonStyle()}>
          {nameOfHot(type, i18n)}
        </Link>
      ))}
    >
      <Trans>Try one of these product lists:</Trans>
    </EmptyView>
  );
}
