import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(contentEndpoints.blogCategories, async ({ brand }) => openShop().blog.categories(brand));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get });
