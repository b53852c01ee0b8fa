import { attachmentsMaxCount, fileMaxBytes, pictureMaxPixels } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { toMegabytes } from '../megabytes.ts';

const most = attachmentsMaxCount;
const megabytes = toMegabytes(fileMaxBytes);
const megapixels = toMegabytes(pictureMaxPixels);

/** Why a file is not attached. §8 For a reason that this page does not know, the message of the service. */
export function FileProblemText({
  problem,
  message,
}: {
  readonly problem?: string | undefined;
  readonly message?: string | undefined;
}) {
  switch (problem) {
    case 'many':
      return <Trans>You can attach up to {most} files.</Trans>;
    case 'type':
      return (
        <Trans>
          This isn’t a file that we accept. Attach a JPEG, PNG, WebP, GIF, PDF, DOCX, XLSX, CSV or TXT.
        </Trans>
      );
    case 'large':
      return <Trans>This file is larger than {megabytes} MB.</Trans>;
    case 'empty':
      return <Trans>This file is empty.</Trans>;
    case 'damaged':
      return <Trans>This file is damaged or incomplete.</Trans>;
    case 'pixels':
      return <Trans>This picture has more than {megapixels} megapixels.</Trans>;
    case 'active':
      return <Trans>This file contains macros, scripts or other files. Save it without them.</Trans>;
    case 'protected':
      return <Trans>This file has a password. Save it without one.</Trans>;
    case 'encoding':
      return <Trans>We can’t read this text. Save it as UTF-8.</Trans>;
    case 'full':
      return <Trans>This device has no room for the file.</Trans>;
    default:
      return message ?? <Trans>This file couldn’t be uploaded.</Trans>;
  }
}
