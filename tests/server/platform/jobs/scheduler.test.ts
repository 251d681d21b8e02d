import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stockAlertsPart } from '@/server/catalogue/stock-alerts/part';
import { mailPart } from '@/server/mail/part';
import { ordersPart } from '@/server/orders/part';
import { paymentsPart } from '@/server/orders/payments/part';
import { startJobs, type Task } from '@/server/platform/jobs/scheduler';
import { BATCH, inBatches } from '@/server/platform/jobs/task';
import { webhooksPart } from '@/server/platform/webhooks/part';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const quiet = () => {};

describe('jobs', () => {
  it('run at the start, for what fell due while nobody was there, and then at every interval', async () => {
    const run = vi.fn(async () => {});
    const stop = startJobs({ tasks: [{ name: 'a', everyMs: 1000, run }], log: quiet });
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(run).toHaveBeenCalledTimes(4);
    await stop();
  });

  it('a task never overlaps itself, and does not hold up another', async () => {
    let finish = () => {};
    const slow = vi.fn(
      () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    );
    const quick = vi.fn(async () => {});
    const stop = startJobs({
      tasks: [
        { name: 'slow', everyMs: 1000, run: slow },
        { name: 'quick', everyMs: 1000, run: quick },
      ],
      log: quiet,
    });
    await vi.advanceTimersByTimeAsync(10_100);
    expect(slow).toHaveBeenCalledTimes(1);
    expect(quick).toHaveBeenCalledTimes(11);
    finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(slow).toHaveBeenCalledTimes(2);
    finish();
    await stop();
  });

  it('run again when what counts their runs fails', async () => {
    const run = vi.fn(async () => {});
    const log = vi.fn();
    const ran = () => {
      throw new Error('no such label');
    };
    const stop = startJobs({ tasks: [{ name: 'a', everyMs: 1000, run }], log, ran });
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"a"'), expect.any(Error));
    await stop();
  });

  it('the first runs come one after the other: they share the connections of a shop that opens', async () => {
    const runs = Array.from({ length: 15 }, () => vi.fn(async () => {}));
    const stop = startJobs({ tasks: runs.map((run, i) => ({ name: `${i}`, everyMs: 60_000, run })), log: quiet });
    await vi.advanceTimersByTimeAsync(0);
    expect(runs.filter((run) => run.mock.calls.length > 0)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs.filter((run) => run.mock.calls.length === 1)).toHaveLength(15);
    await stop();
  });

  it('a failure is logged and the task goes on', async () => {
    const log = vi.fn();
    const failure = new Error('database is away');
    const run = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
    const thrown = vi.fn(() => {
      throw failure;
    });
    const tasks = [
      { name: 'a', everyMs: 1000, run },
      { name: 'b', everyMs: 1000, run: thrown },
    ];
    const stop = startJobs({ tasks, log });
    await vi.advanceTimersByTimeAsync(2100);
    expect(run).toHaveBeenCalledTimes(3);
    expect(thrown).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenCalledTimes(4);
    expect(log).toHaveBeenCalledWith('The job "a" failed', failure);
    await stop();
  });

  it('nothing is begun while it cannot run, and what failed then is run again at once, however rarely it is due', async () => {
    let canRun = true;
    const run = vi.fn(async () => {
      if (run.mock.calls.length > 1) return;
      canRun = false;
      throw new Error('database is away');
    });
    const stop = startJobs({ tasks: [{ name: 'a', everyMs: 3_600_000, run }], log: quiet, canRun: () => canRun });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    canRun = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_599_000);
    expect(run).toHaveBeenCalledTimes(2);
    await stop();
  });

  it('stopping starts nothing more and waits for what is running', async () => {
    let finish = () => {};
    const run = vi.fn(
      () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    );
    const stop = startJobs({ tasks: [{ name: 'a', everyMs: 1000, run }], log: quiet });
    await vi.advanceTimersByTimeAsync(0);
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    await vi.advanceTimersByTimeAsync(5000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('a backlog is worked off batch by batch before the job rests', () => {
  const answering = (...found: number[]) => {
    const work = vi.fn(async (_limit: number) => found[work.mock.calls.length - 1] ?? 0);
    return work;
  };
  const runAll = async (jobs: readonly Task[]) => {
    for (const job of jobs) await job.run();
  };

  it('whole batches are followed by another, a smaller one by a rest', async () => {
    const work = answering(BATCH, BATCH, 7, BATCH);
    await inBatches(work)();
    expect(work.mock.calls).toEqual([[BATCH], [BATCH], [BATCH]]);
  });

  it('reservations that expire, and orders that are anonymised', async () => {
    const expireDue = answering(BATCH, BATCH, 7);
    const forgetUnsold = answering(BATCH, 7);
    const forgetSold = answering(BATCH, 0);
    await runAll(ordersPart.jobs({ expireDue }, { forgetUnsold, forgetSold }));
    expect([expireDue, forgetUnsold, forgetSold].map(({ mock }) => mock.calls.length)).toEqual([3, 2, 2]);
  });

  it('emails: those that failed count as tried', async () => {
    const deliverDue = vi
      .fn()
      .mockResolvedValueOnce({ sent: 60, failed: 40 })
      .mockResolvedValueOnce({ sent: 0, failed: 0 });
    const forgetOld = answering(BATCH, 0);
    await runAll(mailPart.jobs({ deliverDue, forgetOld }, { writeDue: async () => 0 }));
    expect([deliverDue.mock.calls.length, forgetOld.mock.calls.length]).toEqual([2, 2]);
  });

  it('payments and stock alerts; webhooks until none is due', async () => {
    const sendDue = answering(BATCH, 2);
    await runAll(paymentsPart.jobs({ sendDue, reconcile: async () => 0 }));
    const writeDue = answering(BATCH, 1);
    await runAll(stockAlertsPart.jobs({ writeDue, forgetOld: async () => 0 }));
    const send = answering(12, 0);
    await runAll(webhooksPart.jobs({ sendDue: send, forgetOld: async () => 0 }));
    expect([sendDue, writeDue, send].map((work) => work.mock.calls.length)).toEqual([2, 2, 2]);
  });
});
