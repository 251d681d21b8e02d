import { walk } from './walk';
import { openWebKit } from './webkit';

walk('WebKit', process.env.WEBKIT, openWebKit);
