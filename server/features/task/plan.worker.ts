import { parentPort } from 'node:worker_threads';
import { planTask, type Asked } from '@skyhelm/core/task/plan-task';

parentPort!.on('message', (asked: Asked) => parentPort!.postMessage(planTask(asked), []));
