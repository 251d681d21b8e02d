import { toggleCompared } from '@/lib/product/comparison';
import { compareStore } from './store';

export const toggle = (id: number) => compareStore.change((ids) => toggleCompared(ids, id));
export const takeOut = (id: number) =>
  compareStore.change((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : ids));
export const clearCompared = () => compareStore.set([]);
