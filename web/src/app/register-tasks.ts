// §4 Login tasks of a visit, by kind; each loads what does it when there is one to do.
import { registerLoginTask } from '#platform/session/login-tasks.ts';
import type { AppRouter } from './router.tsx';

export function registerTasks(router: AppRouter): void {
  registerLoginTask('follow', async () => {
    const { followTask } = await import('#features/follow/follow-task.ts');
    return (payload) => {
      const { apollo, i18n } = router.options.context;
      return followTask({ client: apollo.client(), i18n }, payload);
    };
  });
}
