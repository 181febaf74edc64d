export { DeployPanel } from './DeployPanel.tsx';
export { SetUpPanel } from './SetUpPanel.tsx';
