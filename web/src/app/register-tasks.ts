// §4 The login tasks by kind. Their code is loaded when there is a task.
import { registerLoginTask } from '#platform/session/login-tasks.ts';
import type { AppRouter } from './router.tsx';

export function registerTasks(router: AppRouter): void {
  for (const kind of ['follow', 'card', 'chat', 'enquiry', 'order', 'meeting', 'rfq'] as const)
    registerLoginTask(kind, async () => {
      const { runners } = await import('./login-task-runners.ts');
      return (payload) => {
        const { apollo, i18n } = router.options.context;
        return runners[kind]({ client: apollo.client(), i18n }, payload);
      };
    });
}
