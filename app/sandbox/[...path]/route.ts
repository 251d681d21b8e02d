import { routes } from '@/server/api/endpoint';
import { answerSandbox } from '@/server/api/sandbox';
import { openShop } from '@/server/shop';

const answer = (request: Request) => answerSandbox(openShop().orders.sandbox, request);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: answer, POST: answer });
