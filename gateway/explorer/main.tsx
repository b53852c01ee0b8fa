import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';

const socket = `${location.origin.replace(/^http/, 'ws')}/graphql`;
const fetcher = createGraphiQLFetcher({ url: '/graphql', subscriptionUrl: socket });

const root = document.getElementById('explorer');
if (root) {
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultTabs={examples} defaultEditorToolsVisibility="variables" shouldPersistHeaders>
      <GraphiQL.Logo>
        Fairgate <a href="/schema.graphql">SDL</a>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
}
