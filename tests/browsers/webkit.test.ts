import { walk } from './walk';
import { openWebKit } from './webkit';

walk('WebKit', 'phone', process.env.WEBKIT, openWebKit);
