// §4 The login tasks by kind. The code of a kind is loaded when there is such a task.
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
