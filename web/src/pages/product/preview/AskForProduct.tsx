import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Eye } from '#ui/icons-on-demand.tsx';
import { TextField } from '#ui/TextField.tsx';

/** Asks for a product number when the address has none. `unknown`: no product has the given number. */
export function AskForProduct({ unknown }: { readonly unknown: boolean }) {
  const router = useRouter();
  return (
    <EmptyView
      page
      icon={Eye}
      title={
        unknown ? (
          <Trans>No product has this number</Trans>
        ) : (
          <Trans>Which product do you want to preview?</Trans>
        )
      }
    >
      <form
        action={router.buildLocation({ to: '/preview/product' }).publicHref}
        className="grid max-w-sm justify-items-start gap-3 pt-2 text-ink *:w-full"
      >
        <TextField
          name="id"
          required
          inputMode="numeric"
          pattern="\d{1,18}"
          dir="ltr"
          autoComplete="off"
          label={<Trans>Product number</Trans>}
          help={<Trans>It’s at the end of the product’s URL, before .html.</Trans>}
        />
        <Button type="submit" look="primary">
          <Trans>Show preview</Trans>
        </Button>
      </form>
    </EmptyView>
  );
}
