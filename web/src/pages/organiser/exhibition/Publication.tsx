import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import type { OrganiserExhibitionQuery } from '#graphql';
import { usePublishExhibitionMutation } from '#operations/publish-exhibition.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useChange } from '#platform/use-change.ts';

type Organiser = Extract<NonNullable<OrganiserExhibitionQuery['viewer']>, { __typename: 'OrganiserUser' }>;

/** Whether visitors see the fair: a preview and a button to publish it, or its pages and a button to hide it. */
export function Publication({ own }: { readonly own: NonNullable<Organiser['exhibition']> }) {
  const { id, exhibition } = own;
  const [send] = usePublishExhibitionMutation();
  const { error, pending, change } = useChange();
  const [isChanged, setChanged] = useState(false);
  const isPublished = exhibition.stage !== 'UNPUBLISHED';
  const publish = async (published: boolean) => {
    const done = await change(
      { exhibitionId: id, published },
      (input) => send({ variables: { input } }),
      (data) => data.publishExhibition,
    );
    setChanged(done !== undefined);
  };
  return (
    <div className="grid gap-2">
      {!isPublished && (
        <p>
          <Trans>Visitors can’t see this fair yet.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isPublished ? (
          <>
            <Link
              to="/$exhibition"
              params={{ exhibition: exhibitionParam(exhibition) }}
              className={buttonStyle()}
            >
              <Trans>See the fair as visitors do</Trans>
            </Link>
            <Button key="hide" pending={pending} onClick={() => void publish(false)}>
              <Trans>Hide fair from visitors</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button key="publish" look="primary" pending={pending} onClick={() => void publish(true)}>
              <Trans>Publish fair</Trans>
            </Button>
            <Link
              to="/organiser/$exhibitionId"
              params={{ exhibitionId: id }}
              search={{ list: 'preview' }}
              className={buttonStyle()}
            >
              <Trans>Preview</Trans>
            </Link>
          </>
        )}
      </div>
      <ErrorOfOperation error={error} />
      <p role="status" className="text-mute empty:hidden">
        {isChanged && <Trans>Visitors see the change within a few minutes.</Trans>}
      </p>
    </div>
  );
}
