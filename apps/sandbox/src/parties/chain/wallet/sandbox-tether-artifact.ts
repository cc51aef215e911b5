/**
 * Compiled form of `contracts/sandbox-tether.sol`. Generated, not written by hand.
 * Compiler: 0.8.30+commit.73712a01.Emscripten.clang; optimizer on, 200 runs; evmVersion paris; metadata bytecodeHash none, appendCBOR off.
 */
export const sandboxTetherAbi = [
  { inputs: [], stateMutability: 'nonpayable', type: 'constructor' },
  {
    inputs: [
      { internalType: 'uint256', name: 'allowance', type: 'uint256' },
      { internalType: 'uint256', name: 'needed', type: 'uint256' },
    ],
    name: 'InsufficientAllowance',
    type: 'error',
  },
  {
    inputs: [
      { internalType: 'uint256', name: 'balance', type: 'uint256' },
      { internalType: 'uint256', name: 'needed', type: 'uint256' },
    ],
    name: 'InsufficientBalance',
    type: 'error',
  },
  { inputs: [], name: 'NotOwner', type: 'error' },
  { inputs: [], name: 'ZeroAddress', type: 'error' },
  {
    anonymous: false,
    inputs: [
      { indexed: true, internalType: 'address', name: 'owner', type: 'address' },
      { indexed: true, internalType: 'address', name: 'spender', type: 'address' },
      { indexed: false, internalType: 'uint256', name: 'value', type: 'uint256' },
    ],
    name: 'Approval',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      { indexed: true, internalType: 'address', name: 'from', type: 'address' },
      { indexed: true, internalType: 'address', name: 'to', type: 'address' },
      { indexed: false, internalType: 'uint256', name: 'value', type: 'uint256' },
    ],
    name: 'Transfer',
    type: 'event',
  },
  {
    inputs: [
      { internalType: 'address', name: '', type: 'address' },
      { internalType: 'address', name: '', type: 'address' },
    ],
    name: 'allowance',
    outputs: [{ internalType: 'uint256', name: '', type: 'uint256' }],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      { internalType: 'address', name: 'spender', type: 'address' },
      { internalType: 'uint256', name: 'value', type: 'uint256' },
    ],
    name: 'approve',
    outputs: [{ internalType: 'bool', name: '', type: 'bool' }],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [{ internalType: 'address', name: '', type: 'address' }],
    name: 'balanceOf',
    outputs: [{ internalType: 'uint256', name: '', type: 'uint256' }],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'decimals',
    outputs: [{ internalType: 'uint8', name: '', type: 'uint8' }],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      { internalType: 'address', name: 'to', type: 'address' },
      { internalType: 'uint256', name: 'value', type: 'uint256' },
    ],
    name: 'mint',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [],
    name: 'name',
    outputs: [{ internalType: 'string', name: '', type: 'string' }],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'owner',
    outputs: [{ internalType: 'address', name: '', type: 'address' }],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'symbol',
    outputs: [{ internalType: 'string', name: '', type: 'string' }],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'totalSupply',
    outputs: [{ internalType: 'uint256', name: '', type: 'uint256' }],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      { internalType: 'address', name: 'to', type: 'address' },
      { internalType: 'uint256', name: 'value', type: 'uint256' },
    ],
    name: 'transfer',
    outputs: [{ internalType: 'bool', name: '', type: 'bool' }],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      { internalType: 'address', name: 'from', type: 'address' },
      { internalType: 'address', name: 'to', type: 'address' },
      { internalType: 'uint256', name: 'value', type: 'uint256' },
    ],
    name: 'transferFrom',
    outputs: [{ internalType: 'bool', name: '', type: 'bool' }],
    stateMutability: 'nonpayable',
    type: 'function',
  },
] as const;

export const sandboxTetherBytecode =
  '0x60a0604052348015600f57600080fd5b50336080526080516106b761003660003960008181610198015261034d01526106b76000f3fe608060405234801561001057600080fd5b50600436106100a95760003560e01c806340c10f191161007157806340c10f191461015e57806370a08231146101735780638da5cb5b1461019357806395d89b41146101d2578063a9059cbb146101f5578063dd62ed3e1461020857600080fd5b806306fdde03146100ae578063095ea7b3146100f757806318160ddd1461011a57806323b872dd14610131578063313ce56714610144575b600080fd5b6100e16040518060400160405280601481526020017354657468657220555344202873616e64626f782960601b81525081565b6040516100ee9190610555565b60405180910390f35b61010a6101053660046105bf565b610233565b60405190151581526020016100ee565b61012360005481565b6040519081526020016100ee565b61010a61013f3660046105e9565b6102a0565b61014c600681565b60405160ff90911681526020016100ee565b61017161016c3660046105bf565b610342565b005b610123610181366004610626565b60016020526000908152604090205481565b6101ba7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016100ee565b6100e1604051806040016040528060048152602001631554d11560e21b81525081565b61010a6102033660046105bf565b61043a565b610123610216366004610648565b600260209081526000928352604080842090915290825290205481565b3360008181526002602090815260408083206001600160a01b038716808552925280832085905551919290917f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9259061028e9086815260200190565b60405180910390a35060015b92915050565b6001600160a01b0383166000908152600260209081526040808320338452909152812054828110156102f45760405163054365bb60e31b815260048101829052602481018490526044015b60405180910390fd5b600019811461032c576103078382610691565b6001600160a01b03861660009081526002602090815260408083203384529091529020555b610337858585610450565b506001949350505050565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461038b576040516330cd747160e01b815260040160405180910390fd5b6001600160a01b0382166103b25760405163d92e233d60e01b815260040160405180910390fd5b806000808282546103c391906106a4565b90915550506001600160a01b038216600090815260016020526040812080548392906103f09084906106a4565b90915550506040518181526001600160a01b038316906000907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9060200160405180910390a35050565b6000610447338484610450565b50600192915050565b6001600160a01b0382166104775760405163d92e233d60e01b815260040160405180910390fd5b6001600160a01b038316600090815260016020526040902054818110156104bb5760405163cf47918160e01b815260048101829052602481018390526044016102eb565b6104c58282610691565b6001600160a01b0380861660009081526001602052604080822093909355908516815290812080548492906104fb9084906106a4565b92505081905550826001600160a01b0316846001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8460405161054791815260200190565b60405180910390a350505050565b602081526000825180602084015260005b818110156105835760208186018101516040868401015201610566565b506000604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b03811681146105ba57600080fd5b919050565b600080604083850312156105d257600080fd5b6105db836105a3565b946020939093013593505050565b6000806000606084860312156105fe57600080fd5b610607846105a3565b9250610615602085016105a3565b929592945050506040919091013590565b60006020828403121561063857600080fd5b610641826105a3565b9392505050565b6000806040838503121561065b57600080fd5b610664836105a3565b9150610672602084016105a3565b90509250929050565b634e487b7160e01b600052601160045260246000fd5b8181038181111561029a5761029a61067b565b8082018082111561029a5761029a61067b56' as const;
