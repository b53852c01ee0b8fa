import type { RouterContext } from '#app/context.ts';
import { msg } from '@lingui/core/macro';

export function rootHead({ i18n }: RouterContext) {
  return { meta: [{ charSet: 'utf-8' }, { title: i18n._(msg({ id: 'site.name', message: 'Fairgate' })) }] };
}
