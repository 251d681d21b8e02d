import { openFirefox } from './firefox';
import { walk } from './walk';

walk('Firefox', 'desktop', process.env.FIREFOX, openFirefox);
