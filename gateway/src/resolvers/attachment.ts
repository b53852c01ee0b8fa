import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const attachmentResolvers: Resolvers = {
  Mutation: {
    requestUpload: (_root, { input }, { sources }) => sources.file.requestUpload(input),
  },
  Attachment: {
    url: (attachment, _args, { sources }) => sources.file.url(attachment),
    preview: (attachment, _args, { sources }) => sources.file.preview(attachment),
  },
  RequestUploadResult: { __resolveType: outcomeOf('Upload') },
};
