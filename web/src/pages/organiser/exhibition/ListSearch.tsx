import { Trans } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { formatOrganiserSearch, readOrganiserSearch } from './organiser-search.ts';

const route = getRouteApi('/organiser/$exhibitionId');

/** Search words of the shown list. They apply when they are sent. */
export function ListSearch({ label }: { readonly label: string }) {
  const params = route.useParams();
  const navigate = useNavigate();
  const { find, pageNo: _, ...search } = readOrganiserSearch(route.useSearch());
  return (
    <form
      role="search"
      aria-label={label}
      className="flex max-w-2xl items-end gap-3 *:first:min-w-0 *:first:grow"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('find');
        void navigate({
          to: '/organiser/$exhibitionId',
          params,
          search: formatOrganiserSearch({ ...search, find: typeof typed === 'string' ? typed.trim() : '' }),
          resetScroll: false,
        });
      }}
    >
      <TextField
        // Another search from outside, such as "back", replaces the words.
        key={find}
        type="search"
        name="find"
        label={label}
        defaultValue={find}
        enterKeyHint="search"
        maxLength={200}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
