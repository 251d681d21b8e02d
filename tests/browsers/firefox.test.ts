import { openFirefox } from './puppeteer';
import { walk } from './walk';

walk('Firefox', 'desktop', process.env.FIREFOX, openFirefox);
