import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { createGraphiQLFetcher, StorageAPI } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';

const socket = `${location.origin.replace(/^http/, 'ws')}/graphql`;
const fetcher = createGraphiQLFetcher({ url: '/graphql', subscriptionUrl: socket });

// GraphiQL shows the query of the first `defaultTabs` entry, but not its variables and headers. Returning users find
// their own tabs.
const [first] = examples;
const isFirstVisit = new StorageAPI().get('tabState') === null;
const beside =
  isFirstVisit && first ? { initialVariables: first.variables ?? '', initialHeaders: first.headers } : {};

const root = document.getElementById('explorer');
if (root) {
  createRoot(root).render(
    <GraphiQL
      {...beside}
      fetcher={fetcher}
      defaultTabs={examples}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders
    >
      <GraphiQL.Logo>
        Fairgate <a href="/schema.graphql">SDL</a>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
}
