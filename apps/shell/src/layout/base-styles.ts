import './layers.css';
import '@sigorta/ui-kit/tokens/tokens.css';
import '@sigorta/ui-kit/tokens/reset.css';
import '@sigorta/ui-kit/tokens/base.css';
import './root.css';
