import { openFirefox } from './firefox';
import { walk } from './walk';

walk('Firefox', process.env.FIREFOX, openFirefox);
