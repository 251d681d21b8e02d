import { routes } from '@/server/http/routes';
import { answerSandbox } from '@/server/http/sandbox';
import { openShop } from '@/server/shop';

const answer = (request: Request) => answerSandbox(openShop().sandbox, request);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: answer, POST: answer });
