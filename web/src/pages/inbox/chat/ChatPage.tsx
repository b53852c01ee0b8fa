import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useHydrated, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useChatPageQuery } from '#operations/chat-page.ts';
import { inBackground } from '#ui/on-demand.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { PageTop } from '../../PageTop.tsx';
import { InboxSkeleton } from '../InboxSkeleton.tsx';
import { ChatProduct } from '../ChatProduct.tsx';
import { chatSides, chatVariables } from './chat-variables.ts';

const ChatForm = inBackground(() =>
  import('#features/conversation/ChatForm.tsx').then((module) => module.ChatForm),
);
const route = getRouteApi('/inbox/chat');

/** A chat that begins: with whom, about what, and the first message. */
export function ChatPage() {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { data } = useChatPageQuery({ variables: chatVariables(route.useSearch()) });
  const { supplier, product } = chatSides(data);
  if (!supplier) return <InboxSkeleton />;
  const { id, slug, name, countryCode } = supplier;
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={<Trans>Chat</Trans>} />
      <div className="grid max-w-2xl gap-5">
        <p className="grid gap-0.5">
          <Link
            to="/supplier/{$supplier}.html"
            params={{ supplier: { slug, id } }}
            className="line-link text-lg font-semibold underline-offset-4 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          <span className="text-mute">
            <CountryText code={countryCode} />
          </span>
        </p>
        {product && <ChatProduct product={product} />}
        <p className="text-mute">
          <Trans>
            Your message goes straight to the supplier. The reply will be in your inbox, and we’ll email you.
            It’s free, with no obligation.
          </Trans>
        </p>
        <div className="min-h-60">
          {isHydrated && (
            <Suspense>
              <ChatForm
                key={`${id} ${product?.id}`}
                about={{ supplierId: id, productId: product?.id ?? null }}
                onStarted={(conversationId) =>
                  void navigate({ to: '/inbox/$conversationId', params: { conversationId }, replace: true })
                }
              />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
