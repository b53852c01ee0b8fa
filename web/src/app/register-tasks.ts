// §4 The login tasks by kind. The code of a kind is loaded when there is such a task.
import { registerLoginTask } from '#platform/session/login-tasks.ts';
import type { AppRouter } from './router.tsx';

const runners = {
  follow: () => import('#features/follow/follow-task.ts').then((module) => module.followTask),
  card: () => import('#features/card/request-card-task.ts').then((module) => module.requestCardTask),
};

export function registerTasks(router: AppRouter): void {
  for (const [kind, load] of Object.entries(runners))
    registerLoginTask(kind, async () => {
      const run = await load();
      return (payload) => {
        const { apollo, i18n } = router.options.context;
        return run({ client: apollo.client(), i18n }, payload);
      };
    });
}
