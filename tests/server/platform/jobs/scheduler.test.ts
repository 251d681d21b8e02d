import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailQueue } from '@/server/mail/types';
import type { Orders } from '@/server/orders/types';
import { startJobs } from '@/server/platform/jobs/scheduler';
import { shopTasks } from '@/server/platform/jobs/tasks';

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

describe("the shop's tasks", () => {
  it('work off a backlog batch by batch', async () => {
    const expireDue = vi.fn().mockResolvedValueOnce(100).mockResolvedValueOnce(100).mockResolvedValueOnce(7);
    const deliverDue = vi
      .fn()
      .mockResolvedValueOnce({ sent: 60, failed: 40 })
      .mockResolvedValueOnce({ sent: 0, failed: 0 });
    const writeDue = vi.fn().mockResolvedValueOnce(100).mockResolvedValueOnce(1);
    const sendDue = vi.fn().mockResolvedValueOnce(100).mockResolvedValueOnce(2);
    const sendWebhooks = vi.fn().mockResolvedValueOnce(12).mockResolvedValueOnce(0);
    const forgetKeys = vi.fn().mockResolvedValue(0);
    const forgetUnsold = vi.fn().mockResolvedValueOnce(100).mockResolvedValueOnce(7);
    const forgetEnded = vi.fn().mockResolvedValueOnce(100).mockResolvedValueOnce(1);
    const forgetSales = vi.fn().mockResolvedValueOnce(100).mockResolvedValueOnce(0);
    const forgetLetters = vi.fn().mockResolvedValueOnce(100).mockResolvedValueOnce(0);
    const forgetOld = vi.fn().mockResolvedValue(0);
    const tasks = shopTasks({
      keys: { forgetOld: forgetKeys },
      formerCustomers: { forgetEnded },
      retention: { forgetSold: forgetSales, forgetUnsold },
      polls: { forgetOld },
      orders: { expireDue } as Partial<Orders> as Orders,
      mail: { deliverDue, forgetOld: forgetLetters } as Partial<MailQueue> as MailQueue,
      letters: { writeDue: async () => 0 },
      wanted: { writeDue: async () => 0, forgetOld: async () => 0 },
      ...{
        throttle: { forgetOld },
        sessions: { forgetOld },
        emailTokens: { forgetOld },
        accountChanges: { forgetOld },
        consents: { forgetOld },
      },
      counter: { forgetOld },
      purchases: { settleDue: async () => 0 },
      payments: { sendDue, reconcile: async () => 0 },
      webhooks: { sendDue: sendWebhooks, forgetOld },
      social: { refresh: async () => 0 },
      searchLog: { flush: async () => undefined, forgetOld: async () => undefined },
      stockAlerts: { writeDue, forgetOld: async () => 0 },
    });
    for (const task of tasks) await task.run();
    expect([expireDue, deliverDue, forgetKeys, writeDue, forgetEnded].map((call) => call.mock.calls.length)).toEqual([
      3, 2, 1, 2, 2,
    ]);
    expect(
      [forgetUnsold, forgetSales, forgetLetters, sendDue, sendWebhooks].map((call) => call.mock.calls.length),
    ).toEqual([2, 2, 2, 2, 2]);
    expect(forgetOld).toHaveBeenCalledTimes(8);
  });
});
