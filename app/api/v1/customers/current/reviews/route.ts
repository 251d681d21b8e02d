import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(customerEndpoints.reviews, ({ customer, query }) => openShop().history.reviews(customer.id, query.page)),
});
