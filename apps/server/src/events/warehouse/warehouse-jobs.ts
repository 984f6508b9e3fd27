import { type JobDefinitions, retriedOverADay, retriedSoon } from '../../platform/jobs/job.ts';
import { type BatchParts, makeBatches, sendBatchJob } from './make-batches.ts';
import { giveUpBatch, type SendingParts, sendBatch } from './send-batch.ts';

/** Hands events on to the operator's warehouse, some minutes after they came. */
export function warehouseJobs(
  parts: BatchParts & SendingParts,
  retry = retriedOverADay,
): JobDefinitions {
  return {
    'make-event-batches': {
      schedule: '* * * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: async () => {
        await makeBatches(parts);
      },
    },
    [sendBatchJob]: {
      retry,
      timeoutSeconds: 60,
      handler: ({ data }) => sendBatch(parts, String(data.batchId)),
      onDead: ({ batchId }) => giveUpBatch(parts, String(batchId)),
    },
  };
}
