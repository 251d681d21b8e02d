import { z } from 'zod';

const Id = z.number().int();

/** Without the right option, which only those who answered see. */
export const PollQuestion = z.object({
  id: Id,
  text: z.string(),
  options: z.array(z.object({ id: Id, text: z.string() })),
});
export type PollQuestion = z.infer<typeof PollQuestion>;

export const Poll = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  bannerDesktop: z.string().nullable(),
  bannerMobile: z.string().nullable(),
  active: z.boolean(),
  questions: z.array(PollQuestion),
});
export type Poll = z.infer<typeof Poll>;

/** `percent` is whole and adds up to 100 when anybody has answered. */
export const QuestionScore = z.object({
  questionId: Id,
  answers: z.number().int(),
  options: z.array(z.object({ optionId: Id, count: z.number().int(), percent: z.number().int() })),
});
export type QuestionScore = z.infer<typeof QuestionScore>;

export const PollScore = z.object({ id: Id, visitors: z.number().int(), questions: z.array(QuestionScore) });
export type PollScore = z.infer<typeof PollScore>;

/** `correct` is null until this visitor has answered. */
export const PollAnswer = z.object({
  questionId: Id,
  optionId: Id,
  count: z.number().int(),
  chosen: z.boolean(),
  correct: z.boolean().nullable(),
});
export type PollAnswer = z.infer<typeof PollAnswer>;
