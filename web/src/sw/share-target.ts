// Takes what a person shares to the installed app, and opens the form of an RFQ, which begins with it. Nothing leaves the device.
import { attachmentsMaxCount } from '@fairgate/schema/limits';
import { fileTypeOf, fileTypes } from '@fairgate/schema/file-types';
import { sharedFields, shareTarget } from '@fairgate/schema/share-target';
import { rfqForm } from '@fairgate/schema/urls/rfq';
import { registerRoute } from 'workbox-routing';
import { type ChoiceProblem, problemOf } from './choice-problem.ts';
import { putShare, type Share } from './share-store.ts';

/** More than any form takes. */
const textMostCharacters = 10_000;

export function takeShared(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === shareTarget,
    ({ request }) => answerShare(request),
    'POST',
  );
}

/** Stores what was shared. The answer leads to the form in any case: what could not be read or stored can be attached there. */
export async function answerShare(request: Request): Promise<Response> {
  try {
    const share = shareOf(await request.formData());
    await putShare(share).catch(() => putShare({ ...share, files: [], problem: 'full' }));
  } catch {
    // It is not a form, or this device stores nothing.
  }
  return Response.redirect(new URL(rfqForm.format({}), request.url), 303);
}

function shareOf(form: FormData): Share {
  const textIn = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, textMostCharacters) : '';
  };
  const { files, problem } = filesIn(form);
  return {
    title: textIn(sharedFields.title),
    text: textIn(sharedFields.text),
    url: textIn(sharedFields.url),
    files,
    ...(problem && { problem }),
    sharedAt: Date.now(),
  };
}

/** Those that can be attached. The bytes of others would only fill the device. */
function filesIn(form: FormData): { files: readonly File[]; problem: ChoiceProblem | undefined } {
  const files: File[] = [];
  let problem: ChoiceProblem | undefined;
  for (const value of form.getAll(sharedFields.files)) {
    // A form without a file sends an empty one without a name.
    if (!(value instanceof File) || (value.name === '' && value.size === 0)) continue;
    const file = namedByType(value);
    const wrong = files.length >= attachmentsMaxCount ? 'many' : problemOf(file);
    if (wrong) problem ??= wrong;
    else files.push(file);
  }
  return { files, problem };
}

/** Some apps share files without the end of a name; then the media type says what it is. */
function namedByType(file: File): File {
  if (fileTypeOf(file.name) !== undefined) return file;
  const [end] = Object.entries(fileTypes).find(([, type]) => type === file.type) ?? [];
  return end === undefined ? file : new File([file], `${file.name || 'file'}.${end}`, { type: file.type });
}
