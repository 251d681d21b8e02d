import { query } from '@/components/query';

export const socialPosts = () => ({ ...query('GET /fb/getPosts'), staleTime: Number.POSITIVE_INFINITY });
