// What login tasks do, in one file: it is loaded when there is a task.
import { requestCardTask } from '#features/card/request-card-task.ts';
import { chatTask } from '#features/conversation/chat-task.ts';
import { enquiryTask } from '#features/enquiry/enquiry-task.ts';
import { followTask } from '#features/follow/follow-task.ts';
import { orderTask } from '#features/order/order-task.ts';
import { meetingTask } from '#features/meeting/meeting-task.ts';
import { rfqTask } from '#features/rfq/rfq-task.ts';

export const runners = {
  follow: followTask,
  card: requestCardTask,
  chat: chatTask,
  enquiry: enquiryTask,
  order: orderTask,
  meeting: meetingTask,
  rfq: rfqTask,
};
