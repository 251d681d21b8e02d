import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

const get = handle(contentEndpoints.blogCategories, async ({ brand }) => openShop().blog.categories(brand));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get });
