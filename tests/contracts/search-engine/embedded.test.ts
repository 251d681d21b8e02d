import { createEmbeddedSearchEngine } from '@/server/adapters/search-engine/embedded/engine';
import { searchEngineContract } from './suite';

searchEngineContract('embedded', createEmbeddedSearchEngine);
