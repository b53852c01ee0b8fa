// What login tasks do, in one file: it is loaded when there is a task.
import { requestCardTask } from '#features/card/request-card-task.ts';
import { followTask } from '#features/follow/follow-task.ts';

export const runners = { follow: followTask, card: requestCardTask };
